"""One file for every kind of fault that a scenario's own text can have, its token marked."""

from marked import BANK, BOX, GOOD, HEAD, ROUND, in_hand

from trainer.scenarios.remarks import MOST_DUPLICATES

NOT_POK = HEAD.replace("poker21", "blackjack").replace("pok_maximum = 100\n", "")
NOT_POK_BOX = BOX.replace("pok = 10\n", "")


def head(old: str, new: str) -> str:
    assert old in HEAD
    return HEAD.replace(old, new) + ROUND + BOX


def box(*changes: str) -> str:
    """A good file but for its box, in which each of `changes` is replaced by the one after it."""
    changed = BOX
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in changed
        changed = changed.replace(old, new)
    return HEAD + ROUND + changed


MARKED = {
    "unknown key, a near miss": head("pok_maximum", "⟦unknown-key:pok_maxmum⟧").replace(
        "[limits]", "⟦missing-key:[limits]⟧"
    ),
    "unknown table": GOOD + "[⟦unknown-key:colour⟧]\nred = 1\n",
    "key missing in a header's table": HEAD
    + "[[rounds]]\n"
    + BANK
    + "⟦missing-key:[[rounds.boxes]]⟧\n"
    + BOX[:-1].replace("pok = 10\n", ""),
    "key missing in an inline table": box("stake = 50\n", "stake = 50\nstanding = [⟦missing-key:{ pok = 10 }⟧]\n"),
    "wrong type, text for money": box("50", '⟦wrong-type:"50"⟧'),
    "wrong type, truth for a whole number": box("box = 1", "box = ⟦wrong-type:true⟧"),
    "wrong type, a header of one bracket": HEAD + "⟦wrong-type:[rounds]⟧\n" + BANK,
    "format": head("format = 1", "format = ⟦unknown-format:2⟧"),
    "control character": head("Marked", r"M⟦control-character:\u001b⟧[31m"),
    "text turned round": head("Marked", "M⟦control-character:\u202e⟧d"),
    "title too long": head('"Marked"', f'⟦text-too-long:"{"x" * 119}⟧{"x" * 100}"'),
    "no rounds": HEAD.replace("[limits]", "rounds = ⟦no-rounds:[]⟧\n[limits]"),
    "no boxes": HEAD + "[[rounds]]\n" + BANK + "boxes = ⟦no-boxes:[]⟧\n",
    "three decimals": box("50", "⟦money-places:50.001⟧"),
    "decimals beyond any rounding": box("50", "⟦money-places:50.0000000000000000000000000000000001⟧"),
    "negative money": box("50", "⟦money-negative:-5⟧"),
    "infinite money": box("50", "⟦money-infinite:inf⟧"),
    "money that is no number": box("50", "⟦money-infinite:nan⟧"),
    "absurd money": box("50", "⟦money-absurd:1e400⟧"),
    "absurd money in hexadecimal": box("50", f"⟦money-absurd:0x{'f' * 100}⟧"),
    "a limit of nothing": head("minimum = 10", "minimum = ⟦money-zero:0⟧"),
    "rules that nobody knows": head('"poker21"', '⟦unknown-rules:"poker12"⟧'),
    "rules by an absolute path": head('"poker21"', '⟦rules-outside:"/etc/house.toml"⟧'),
    "rules by a climbing path": head('"poker21"', '⟦rules-outside:"../house.toml"⟧'),
    "rules by a drive": head('"poker21"', "⟦rules-outside:'C:\\house.toml'⟧"),
    "rules that are not there": head('"poker21"', '⟦rules-absent:"house.toml"⟧'),
    "P21-20 POK maximum": head("pok_maximum = 100", "pok_maximum = ⟦pok-maximum-too-high:101⟧"),
    "P21-21 maximum": head("maximum = 500\n", "maximum = ⟦maximum-not-multiple:510⟧\n"),
    "POK maximum below the minimum": head("pok_maximum = 100", "pok_maximum = ⟦maximum-below-minimum:9⟧").replace(
        "pok = 10", "pok = ⟦above-maximum:10⟧"
    ),
    "POK where none is played": NOT_POK
    + ROUND.replace(" 5h 7d 2c Kd", " 8h")
    + "⟦pok-not-played:pok⟧ = 10\n"
    + NOT_POK_BOX,
    "insurance where none is known": box("stake = 50", "stake = 50\n⟦insurance-not-played:insurance⟧ = 10"),
    "P21-18 below the minimum": box("50", "⟦below-minimum:9.99⟧"),
    "P21-22 above the maximum alone": box("50", "⟦above-maximum:501⟧"),
    "P21-22 above the maximum together": box("50", "490\nstanding = [{ stake = 10 }, { stake = ⟦above-maximum:10⟧ }]"),
    "P21-20 above the POK maximum together": box(
        "pok = 10", "pok = 60\nstanding = [{ stake = 10, pok = ⟦above-maximum:50⟧ }]"
    ),
    "P21-6 standing players": box(
        "50", "50\nstanding = [{ stake = 10 }, { stake = 10 }, ⟦too-many-standing:{ stake = 10 }⟧]"
    ),
    "an offer that may stand": box("50", "50\nfirst_offer = ⟦nothing-refused:{ stake = 50, pok = 10 }⟧"),
    "an empty offer": box("50", "50\nfirst_offer = ⟦nothing-refused:{}⟧"),
    "P21-43 a natural's 3:2": box("Ts 7c stand", "Ts As", "50", "⟦natural-not-cents:50.01⟧"),
    "P21-43 a surrender's half": box("Ts 7c stand", "Ts 7c surrender", "50", "⟦half-not-cents:50.01⟧"),
    "P21-43 a natural the chips cannot pay": box("Ts 7c stand", "Ts As", "50", "⟦natural-not-in-chips:50.5⟧"),
    "P21-43 a half the chips cannot pay": box("Ts 7c stand", "Ts 7c surrender", "50", "⟦half-not-in-chips:50.5⟧"),
    "P21-43 of a standing player": box(
        "Ts 7c stand", "Ts As", "50", "50\nstanding = [{ stake = ⟦natural-not-cents:20.01⟧ }]"
    ),
    "box 8": box("box = 1", "box = ⟦box-outside:8⟧"),
    "box 0": box("box = 1", "box = ⟦box-outside:0⟧"),
    "a box twice": GOOD + "[[rounds.boxes]]\n" + BOX.replace("box = 1", "box = ⟦box-twice:1⟧"),
    "unknown card": in_hand("Ts ⟦unknown-card:Xx⟧ stand"),
    "two unknown cards": in_hand("⟦unknown-card:1s⟧ 7c hit ⟦unknown-card:4z⟧ stand"),
    "unknown card of the bank": in_hand("Ts 7c stand", "9s 5h ⟦unknown-card:Rd⟧ 2c Kd"),
    "a letter that only looks like an s": in_hand("Ts ⟦unknown-card:Aſ⟧ stand"),
    "unknown word": in_hand("Ts 7c ⟦unknown-word:stnad⟧"),
    "a joker": in_hand("Ts ⟦joker-not-in-pack:joker⟧ stand"),
    "P21-2 seven of one card": in_hand("9s 9s hit ⟦too-many-copies:9s⟧", "9s 8h 9s 9s 9s"),
    "P21-34 no bank card": HEAD + ROUND.replace('"9s 5h 7d 2c Kd"', '⟦bank-too-few:""⟧') + BOX,
    "P21-34 the bank short of 17": in_hand("Ts 7c stand", "9s ⟦bank-too-few:5h⟧"),
    "P21-44 the bank short of five": in_hand("Ts 7c stand", "9s 8h 7d ⟦bank-too-few:2c⟧"),
    "P21-44 the bank over five": in_hand("Ts 7c stand", "9s 5h 7d 2c Kd ⟦bank-too-many:3c 4c⟧"),
    "P21-35 the bank at soft 17": in_hand("Ts 7c stand", "As 2h 4d 2c 2d ⟦bank-too-many:9c⟧").replace("2h 4d", "6h 4d"),
    "BJ P21-36 no live hand": NOT_POK
    + '⟦nothing-to-settle:[[rounds]]⟧\nbank = "9s ⟦bank-too-many:8h⟧"\n'
    + '[[rounds.boxes]]\nbox = 1\nstake = 50\nhand = "Ts 7c hit Kd"\n',
    "one card": HEAD + ROUND + BOX.replace('"Ts 7c stand"', '⟦two-cards:"Ts"⟧'),
    "P21-25 a card after 21": in_hand("Ts 6c hit 5d hit ⟦card-after-end:2c⟧"),
    "a card after a stand": in_hand("Ts 6c stand ⟦card-after-end:2c⟧"),
    "a card after a natural": in_hand("As Kd hit ⟦card-after-end:2c⟧"),
    "P21-27 a second card after a double": in_hand("9s 2d double 5c ⟦card-after-end:2c⟧"),
    "P21-27 a double on three cards": in_hand("9h 5d hit 2c double ⟦card-after-refused:4c⟧ stand"),
    "P21-31 a double after a split": in_hand("Kh Qd split (Kh 3c double ⟦card-after-refused:4c⟧ stand) (Qd As)"),
    "a card nobody asked for": in_hand("Ts 6c ⟦card-without-request:4d⟧ stand"),
    "a hit without its card": in_hand("Ts 6c ⟦missing-card:hit⟧ stand"),
    "a double without its card": in_hand("9s 2d ⟦missing-card:double⟧"),
    "P21-28 brackets after a refused split": in_hand(
        "Kh 9d split ⟦brackets-after-refused:(⟧Kh 3c stand) (9d 4c stand)"
    ),
    "P21-29 a resplit of aces": in_hand("As Ad split (As Ah split ⟦brackets-after-refused:(⟧As 2c) (Ah 3c)) (Ad Kc)"),
    "P21-29 a fourth split": in_hand(
        "Kh Kh split (Kh Kh split (Kh Kh split (Kh 8s stand) (Kh 8s stand)) "
        "(Kh Ks split ⟦brackets-after-refused:(⟧Kh 2c stand) (Ks 3c stand))) (Kh 7s stand)"
    ),
    "a bracket without a split": in_hand("Ts 6c ⟦stray-bracket:(⟧hit 4d) stand"),
    "a closing bracket too many": in_hand("Ts 6c stand⟦stray-bracket:)⟧"),
    "a granted split without brackets": in_hand("Kh Qd ⟦missing-brackets:split⟧"),
    "an open bracket": in_hand("Kh Qd split (Kh 3c stand) ⟦unclosed-bracket:(⟧Qd As"),
    "a hand that begins with another card": in_hand("Kh Qd split (Kh 3c stand) (⟦not-of-pair:Ks⟧ As)"),
    "P21-30 a split hand without its second card": in_hand("Kh Qd split (⟦missing-second-card:Kh⟧) (Qd As)"),
    "an unfinished hand": in_hand("Ts 6c hit ⟦unfinished-hand:4d⟧"),
    "two unfinished hands of a split": in_hand("Kh Qd split (Kh ⟦unfinished-hand:3c⟧) (Qd ⟦unfinished-hand:9c⟧)"),
    "a stand at 21": in_hand("Ts 6c hit 5d ⟦stand-after-end:stand⟧"),
    "a stand on a natural": in_hand("As Kd ⟦stand-after-end:stand⟧"),
    "P21-32 a stand on a split ace": in_hand("As Ad split (As 5c ⟦stand-after-end:stand⟧) (Ad Kc)"),
    "a surrender that is late": in_hand("Ts 6c hit 2d ⟦surrender-not-first:surrender⟧ stand"),
    "nothing left to settle": NOT_POK
    + '⟦nothing-to-settle:[[rounds]]⟧\nbank = "9s"\n[[rounds.boxes]]\nbox = 1\nstake = 50\nhand = "Ts 7c surrender"\n',
    "a round twice, its note another": GOOD
    + f'⟦duplicate-round:[[rounds]]⟧\nnote = "again"\n{BANK}[[rounds.boxes]]\n{BOX}',
    "more duplicates than are named": GOOD
    + f"⟦duplicate-round:[[rounds]]⟧\n{BANK}[[rounds.boxes]]\n{BOX}" * MOST_DUPLICATES
    + f"⟦duplicate-rounds:[[rounds]]⟧\n{BANK}[[rounds.boxes]]\n{BOX}"
    + f"[[rounds]]\n{BANK}[[rounds.boxes]]\n{BOX}",
    "TOML, stated twice": GOOD + "⟦not-toml:stake = 60⟧\n",
    "TOML, a decimal comma": box("50", "2⟦not-toml:,50⟧"),
    "TOML, quotation marks for print": box('"Ts 7c stand"', "⟦not-toml:“Ts 7c stand”⟧"),
    "TOML, no value": box("50", "⟦not-toml:fifty⟧"),
}
