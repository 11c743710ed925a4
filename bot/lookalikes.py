"""Names that the eye takes for one another: a Cyrillic letter in a Latin name, an l for an I.

After the skeletons of Unicode Technical Standard 39, "Unicode Security Mechanisms", section 4. The
letters are those of its confusables.txt that look like a Latin letter or a digit and are not taken
apart by the compatibility forms (NFKC) already.
"""

import re
import unicodedata
from functools import lru_cache

# A line holds signs that look alike, the first of which stands for all.
_ALIKE = """
0O ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ
1Il| ƖǀΙІӀ۱ᛁⲒⵏꓲ
2 ƧϨᒿꙄꛯꝚ
3 ƷȜЗӠⳌꝪꞫ
4 Ꮞ
5 Ƽ
6 бᏮⳒ
8 Ȣȣ৪੪
9 ৭੧୨൭ⳊꝮ
A ΑАᎪᗅꓮ
B ΒВᏴᗷꓐꞴ
C ϹСᏟⲤꓚ
D Ꭰᗞᗪꓓ
E ΕЕᎬⴹꓰ
F ϜᖴꓝꞘ
G ԌᏀᏳꓖ
H ΗНᎻᕼⲎꓧ
J ͿЈᎫᒍꓙꞲ
K ΚКᏦᛕⲔꓗ
L ᏞᒪⳐꓡ
M ΜϺМᎷᗰᛖⲘꓟ
N ΝⲚꓠ
P ΡРᏢᑭⲢꓑ
Q ⵕ
R ƦᎡᏒᖇꓣ
S ЅՏᏕᏚꓢ
T ΤТᎢⲦꓔ
U Սሀᑌꓴ
V Ѵ۷Ꮩᐯⴸꓦꛟ
W ԜᎳᏔꓪ
X ΧХᚷⲬⵝꓫꞳ
Y ΥϒУҮᎩᎽⲨꓬ
Z ΖᏃꓜ
a ɑαа
b ƄЬᏏᑲᖯ
c ϲсᴄⲥꮯ
d ԁᏧᑯꓒ
e еҽꬲ
f քẝꞙꬵ
g ƍɡցᶃ
h һհᏂ
i ıɩɪͺιіӏᎥιꙇꭵ
j ϳј
n ոռ
o οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ
p ρϱрⲣ
q ԛգզ
r гᴦⲅꭇꭈꮁ
s ƽѕꜱꮪ
u ʋυսᴜꞟꭎꭒ
v νѵᴠꮩ
w ɯѡԝաᴡꮃ
x хᕁᕽ
y ɣʏγуүყᶌỿℽꭚ
z ᴢꮓ
"""
_PROTOTYPES = {
    ord(sign): line[0] for line in _ALIKE.split("\n") for sign in line.replace(" ", "")[1:]
}
# Accents of letters that have others; the signs of Hindi or Thai tell words apart, and stay.
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
_UNSEEN = re.compile("[\ufe00-\ufe0f\u034f\\s]|[\U000e0100-\U000e01ef]")
_MARK = re.compile(r"\(\d+\)$")  # nobody brings the mark that tells others apart


@lru_cache(maxsize=4096)
def skeletons(name: str) -> frozenset[str]:
    """What the name looks like, as it is and in capitals and in small letters: two names look
    alike where they have one of these in common."""
    return frozenset(_skeleton(form) for form in (name, name.upper(), name.casefold()))


def alike(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return not skeletons(one).isdisjoint(skeletons(other))


def _skeleton(form: str) -> str:
    taken_apart = unicodedata.normalize("NFKD", form)
    seen = "".join(sign for sign in taken_apart if unicodedata.category(sign) != "Cf")
    seen = _MARK.sub("", _UNSEEN.sub("", _ACCENTS.sub("", seen)))
    return seen.translate(_PROTOTYPES).replace("rn", "m").casefold() or form
