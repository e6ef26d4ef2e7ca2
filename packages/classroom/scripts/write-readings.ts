/**
 * Writes the readings of the 3,755 most frequent characters (GB 2312, first level) from `pinyin-pro`:
 * `pnpm --filter @hwjy/classroom readings`. Each word of the table is a syllable with its tone, and its characters.
 */
import { writeFileSync } from 'node:fs'
import { pinyin } from 'pinyin-pro'

const FIRST_ROW = 0xb0
const LAST_ROW = 0xd7
const gb2312 = new TextDecoder('gb2312')

const bySyllable = new Map<string, string>()
for (let row = FIRST_ROW; row <= LAST_ROW; row++) {
  for (let cell = 0xa1; cell <= 0xfe; cell++) {
    const character = gb2312.decode(Uint8Array.of(row, cell))
    if (!/^\p{Script=Han}$/u.test(character)) continue
    const readings = pinyin(character, { multiple: true, toneType: 'num', type: 'array' })
    for (const reading of new Set(readings)) {
      const syllable = reading.replace('ü', 'v').replace(/0$/, '5')
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
    }
  }
}
const words = [...bySyllable]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([syllable, characters]) => syllable + characters)
const file = new URL('../src/core/marking/readings-table.ts', import.meta.url)
writeFileSync(
  file,
  `// Written by scripts/write-readings.ts.\nexport const READINGS = ${JSON.stringify(words.join(' '))}\n`,
)
