/**
 * Letters and signs that look like a Latin letter: Unicode's confusables of the scripts that resemble it (Greek,
 * Cyrillic, Armenian, Cherokee, Lisu, Coptic, Canadian syllables, Tifinagh), and what keyboards and font generators
 * give besides. A letter stands here in one case; the other one is found through it. Full-width, circled and
 * mathematical letters become plain by NFKC.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'ɑᴀ@4ΑАᎪᗅꓮⲀ'],
    ['b', 'Ьʙ8ƄᏏᖯꞴΒВᏴᗷꓐɓƂБƀҌѢ'],
    ['c', 'ᴄçⲤСᏟꓚȼҪ'],
    ['d', 'ԁɗᴅᏧᑯꓒᎠᗞᗪꓓƌĐÐƉ'],
    ['e', 'єҽᴇ3℮ёꬲΕЕⴹᎬꓰɆҿⲈ'],
    ['f', 'ғꬵẝքꞘϜᖴꓝƑᵮ'],
    ['g', 'ɡց9ɢᶃƍԌᏀᏳꓖɠǤ'],
    ['h', 'һհʜᏂΗⲎНᎻᕼꓧɦꚕᏲⱧҢћĦӉӇ'],
    ['i', 'іɩιıɪ1!|ӏꙇᎥɨᵻᵼ'],
    ['j', 'ᴊꞲͿЈᎫᒍꓙɈ'],
    ['k', 'ᴋΚⲔКᏦꓗƙⱩҚꝀҞ'],
    ['l', 'ʟƖǀΙⲒІӀⵏꓲⳐᏞᒪꓡŁɭƗƚɫ'],
    ['m', 'ᴍΜϺⲘМᎷᗰꓟӍ'],
    ['n', 'пոռɴΝⲚꓠɳƞƝᵰ'],
    ['o', 'σᴏ0ᴑꬽΟⲞОՕⵔꓳꬾØⵁƟꝊΘӨѲⴱᎾᏫꭴ'],
    ['p', 'ᴘΡⲢРᏢᑭꓑƥᵽ'],
    ['q', 'ԛգզⵕʠ'],
    ['r', 'гᴦꭇꭈⲅꮁƦᎡᏒᖇꓣɽɼɍᵲ'],
    ['s', 'ꜱ5$ʂƽЅՏᏕᏚꓢᵴ'],
    ['t', 'ᴛ7+ΤⲦТᎢꓔƭȾƮҬŦᵵ'],
    ['u', 'υᴜцꞟꭎꭒʋՍᑌꓴᵾɄᏌ'],
    ['v', 'νᴠѴⴸᏙᐯꓦ'],
    ['w', 'ѡᴡωɯաԜᎳᏔꓪѽꝡ'],
    ['x', 'ᕁᕽꞳΧⲬХⵝꓫҲ'],
    ['y', 'γʏɣᶌỿꭚΥⲨУҮᎩᎽꓬƴɎҰ'],
    ['z', 'ᴢʐ2ΖᏃꓜƵȤᵶ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other): [string, string] => [other, latin])),
)

// Alphabets of signs that stand in their order: negative circled and squared letters, and those that make flags.
const ALPHABETS = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6]
const CODE_OF_A = 0x61

const latinSign = (char: string): string | undefined => {
  const code = char.codePointAt(0) ?? 0
  const first = ALPHABETS.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCodePoint(CODE_OF_A + code - first)
}

const latinOf = (char: string): string =>
  LOOK_ALIKES.get(char) ?? LOOK_ALIKES.get(char.toUpperCase()) ?? latinSign(char) ?? char

/** Each letter becomes the Latin one it looks like, in lower case; all others stay. */
export const asLatin = (text: string): string => Array.from(text, latinOf).join('')

// Letters that are upside down, and those that are another letter then.
const TURNED: ReadonlyMap<string, string> = new Map(
  Array.from('ɐaqbɔcpdǝeɟfƃgɥhᴉiıiɾjʞkꞁlɯmunɹrʇtnuʌvʍwʎydpbq'.matchAll(/../gu), ([pair]) => {
    const [turned = '', upright = ''] = pair
    return [turned, upright]
  }),
)
const ONLY_TURNED = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/u

/** Reads a text with letters that stand upside down from its end; null when it has none. */
export function turnedAround(text: string): string | null {
  if (!ONLY_TURNED.test(text)) return null
  return Array.from(text, (char) => TURNED.get(char) ?? char)
    .reverse()
    .join('')
}
