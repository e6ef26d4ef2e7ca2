/**
 * Writes the tables of the emoji picker from `emojibase-data`: `pnpm --filter @hwjy/classroom emoji`. Each
 * line is a sign, its name and other words, in the order of the Unicode list, and `1` where it has tones of skin.
 */
import { writeFileSync } from 'node:fs'
import english from 'emojibase-data/en/data.json' with { type: 'json' }
import japanese from 'emojibase-data/ja/data.json' with { type: 'json' }
import chinese from 'emojibase-data/zh/data.json' with { type: 'json' }
import { SKIN_TONES, withTone } from '../src/react/chat/emoji/skin-tone.ts'

interface Entry {
  emoji: string
  label: string
  tags?: readonly string[]
  group?: number
  version: number
  skins?: readonly { emoji: string; tone?: number | readonly number[] | undefined }[] | undefined
}

// Parts of other emoji, and flags: a class has people of many places, and some flags are a quarrel.
const LEFT_OUT = new Set([2, 9])
// Newer signs are boxes on phones of a few years ago.
const NEWEST_VERSION = 14

// Signs of two people, whose tones are set one by one, stay as they are.
const hasTones = ({ emoji, skins = [] }: Entry) =>
  SKIN_TONES.every(
    (tone) => tone === 0 || skins.some((skin) => skin.tone === tone && skin.emoji === withTone(emoji, tone)),
  )

const tables: Readonly<Record<string, readonly Entry[]>> = { 'en-US': english, 'zh-CN': chinese, 'ja-JP': japanese }
for (const [language, all] of Object.entries(tables)) {
  const rows = all
    .filter(({ group, version }) => group !== undefined && !LEFT_OUT.has(group) && version <= NEWEST_VERSION)
    .map((entry) => [entry.emoji, entry.label, (entry.tags ?? []).join(' '), hasTones(entry) ? '1' : ''].join('\t'))
  const file = new URL(`../src/react/chat/emoji/tables/${language}.ts`, import.meta.url)
  writeFileSync(file, `// Written by scripts/write-emoji.ts.\nexport default ${JSON.stringify(rows.join('\n'))}\n`)
}
