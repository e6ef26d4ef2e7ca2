/** Selects the names of things, and finds things by them. */
import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { plainPinyin } from '../domain/courses/search-rules.ts'
import { contains } from './contains.ts'

interface Called {
  name: PgColumn
  names: PgColumn
  pinyin: PgColumn
}

/** Selects all that something is called. */
export const named = <Name extends PgColumn, Names extends PgColumn>({
  name,
  names,
}: {
  name: Name
  names: Names
}): { name: Name; names: Names } => ({ name, names })

/** True where the text is in the Chinese name, in that of any reader, or in the pinyin as it is typed without tones. */
export function isCalled({ name, names, pinyin }: Called, text: string): SQL | undefined {
  const translated = (['zh-CN', 'en-US', 'ja-JP'] as const).map((language) =>
    contains(sql`${names}->>${sql.raw(`'${language}'`)}`, text),
  )
  return or(contains(name, text), ...translated, isPinyin(pinyin, text))
}

/** True where the pinyin has the text in it, as it is typed without tones; a text without letters is no pinyin. */
export function isPinyin(pinyin: SQL | PgColumn, text: string): SQL | undefined {
  const plain = plainPinyin(text)
  return plain === '' ? undefined : contains(plainPinyinOf(pinyin), plain)
}

const FROM = 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüńňǹḿ'
const TO = 'aaaaeeeeiiiioooouuuuuuuuunnnm'
/** Pinyin of the database as `plainPinyin` writes it. */
const plainPinyinOf = (pinyin: SQL | PgColumn) => sql`translate(lower(${pinyin}), ${`${FROM} '’`}, ${TO})`
