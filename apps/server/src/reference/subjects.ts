import type { schema } from '../db/database.ts'
import { localized } from './textbooks/textbook-source.ts'

type Trio = Parameters<typeof localized>[0]

const subject = (id: string, parentId: string | null, position: number, ...name: Trio) => ({
  id,
  parentId,
  position,
  name: localized(name),
})

export const SUBJECTS: readonly (typeof schema.subject.$inferInsert)[] = [
  subject('sub_chinese', null, 1, '中文', 'Chinese', '中国語'),
  subject('sub_culture', null, 2, '中国文化', 'Chinese culture', '中国文化'),
  subject('sub_comprehensive', 'sub_chinese', 1, '综合中文', 'Comprehensive Chinese', '総合中国語'),
  subject('sub_speaking', 'sub_chinese', 2, '口语', 'Speaking', '会話'),
  subject('sub_listening', 'sub_chinese', 3, '听力', 'Listening', 'リスニング'),
  subject('sub_reading', 'sub_chinese', 4, '阅读', 'Reading', '読解'),
  subject('sub_characters', 'sub_chinese', 5, '汉字', 'Characters', '漢字'),
  subject('sub_business', 'sub_chinese', 6, '商务中文', 'Business Chinese', 'ビジネス中国語'),
  subject('sub_calligraphy', 'sub_culture', 1, '书法', 'Calligraphy', '書道'),
  subject('sub_poetry', 'sub_culture', 2, '古诗', 'Classical poetry', '漢詩'),
  subject('sub_festivals', 'sub_culture', 3, '节日与习俗', 'Festivals and customs', '祝日と習慣'),
]

export const GRADES: readonly (typeof schema.grade.$inferInsert)[] = [1, 2, 3, 4, 5, 6].map((level) => ({
  id: `grd_hsk${level}`,
  name: localized([`HSK ${level} 级`, `HSK ${level}`, `HSK ${level} 級`]),
  position: level,
}))
