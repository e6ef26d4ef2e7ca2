import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../db/database.ts'
import { ASKED_QUESTIONS } from './asked-questions.ts'
import { DICTIONARY } from './dictionary.ts'
import { GRADES, SUBJECTS } from './subjects.ts'
import { hsk1 } from './textbooks/hsk1.ts'
import { hsk2 } from './textbooks/hsk2.ts'
import { hsk3 } from './textbooks/hsk3.ts'
import { localized } from './textbooks/textbook-source.ts'

const TEXTBOOKS = [hsk1, hsk2, hsk3]

/** The textbook's chapter by its number: `chp_hsk1_3`. */
export const chapterIdOf = (textbookId: string, no: number) => `${textbookId.replace('tbk_', 'chp_')}_${no}`

/** Adds the data that every school starts with. Only where there is nothing yet: a school may have made it its own. */
export async function seedReferenceData(db: Database): Promise<void> {
  const [existing] = await db.select({ id: schema.subject.id }).from(schema.subject).limit(1)
  if (existing) {
    await mendDictionary(db)
    return
  }
  await db.transaction(async (tx) => {
    await tx.insert(schema.subject).values([...SUBJECTS])
    await tx.insert(schema.grade).values([...GRADES])
    await tx.insert(schema.dictionaryEntry).values([...DICTIONARY])
    await tx.insert(schema.askedQuestion).values([...ASKED_QUESTIONS])
    await tx.insert(schema.textbook).values(
      TEXTBOOKS.map(({ id, subjectId, gradeId, name, introduction }, index) => ({
        id,
        subjectId,
        gradeId,
        name,
        introduction,
        position: index + 1,
      })),
    )
    await tx.insert(schema.chapter).values(
      TEXTBOOKS.flatMap(({ id: textbookId, chapters }) =>
        chapters.map(({ name, minutes, summary, words, text }, index) => ({
          id: chapterIdOf(textbookId, index + 1),
          textbookId,
          no: index + 1,
          name,
          minutes,
          summary: localized(summary),
          words: words.map(([hanzi, pinyin, ...meaning]) => ({ hanzi, pinyin, meaning: localized(meaning) })),
          text: [...text],
        })),
      ),
    )
  })
}

// Schools that began with an older list have a word in it that no call takes.
async function mendDictionary(db: Database): Promise<void> {
  const { categoryId, value } = schema.dictionaryEntry
  await db
    .update(schema.dictionaryEntry)
    .set({ value: 'dailyTask' })
    .where(and(eq(categoryId, 'homeworkKind'), eq(value, 'daily')))
}
