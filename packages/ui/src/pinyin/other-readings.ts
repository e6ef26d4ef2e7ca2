/**
 * Words that have further readings beside the one that `readingsOf` gives. Sources: 现代汉语词典, 7th edition, where it says
 * "also" or "in speech also"; for 拜拜 also CC-CEDICT. A neutral tone in the place of a character's own tone is no further reading.
 * Written as in `word-readings.ts`.
 */
export const otherReadings = `
拜拜 bāi bāi, 谁 shéi, 流血 liú xuè, 主意 zhú yi, 指甲 zhǐ jia, 指头 zhí tou
# 会儿
一会儿 yì huǐ r, 这会儿 zhè huǐ r, 那会儿 nà huǐ r
# the second of two equal syllables, in the first tone
好好儿 hǎo hāo r, 慢慢儿 màn mān r
# before measure words
这个 zhèi ge, 那个 nèi ge, 哪个 něi ge, 这些 zhèi xiē, 那些 nèi xiē, 哪些 něi xiē
`
