/** What the demo school and its courses are called in the languages of readers. */
import { eq } from 'drizzle-orm'
import { type Database, schema } from '../db/database.ts'
import type { Names } from '../domain/names.ts'
import type { DemoIds } from './demo-ids.ts'

export interface Named {
  names: Names
  pinyin: string
}

export const named = (pinyin: string, en: string, ja: string): Named => ({
  names: { 'en-US': en, 'ja-JP': ja },
  pinyin,
})

export const DEMO_SCHOOL_NAMES = named('Huáwén Shìfàn Xuéxiào', 'Huawen Demo School', '華文モデル学校')

const COURSES: Readonly<Record<string, Named>> = {
  crs_hsk1: named('HSK 1 · Rìcháng Hànyǔ rùmén', 'HSK 1 · Everyday Chinese for beginners', 'HSK 1 · 日常中国語入門'),
  crs_hsk2: named('HSK 2 · Shēnghuó Hànyǔ', 'HSK 2 · Chinese for daily life', 'HSK 2 · 生活の中国語'),
  crs_hsk3: named('HSK 3 · Hànyǔ dà kètáng', 'HSK 3 · The big Chinese class', 'HSK 3 · 中国語大教室'),
  crs_festivals: named('Zhōngguó jiérì gùshi', 'Stories of Chinese festivals', '中国の祝日ものがたり'),
  crs_calligraphy: named(
    'Shūfǎ rùmén: xiě hǎo zìjǐ de míngzi',
    'Calligraphy: write your own name',
    '書道入門：自分の名前を書く',
  ),
  crs_business: named('Shāngwù Zhōngwén rùmén', 'Business Chinese for beginners', 'ビジネス中国語入門'),
}

/** Names what was seeded before. */
export async function nameDemoCourses(tx: Database, ids: DemoIds): Promise<void> {
  for (const [courseId, names] of Object.entries(COURSES)) {
    await tx
      .update(schema.course)
      .set(names)
      .where(eq(schema.course.id, ids.of(courseId)))
  }
}
