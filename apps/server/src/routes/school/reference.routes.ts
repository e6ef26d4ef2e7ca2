import type { Deps } from '../../deps.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import { textIn } from '../localized.ts'
import { pageRequest } from '../../db/paging.ts'
import type { Subject } from '../../db/school/reference-data.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { nameIn } from '../../domain/names.ts'
import type { Language } from '../../http/language.ts'
import { ASKED_QUESTION_CATEGORIES, CATEGORIES } from '../../reference/dictionary.ts'

type ReferenceCalls =
  | 'listSubjects'
  | 'listSubjectsByParent'
  | 'listGrades'
  | 'listDictionaryCategories'
  | 'listDictionaryEntries'
  | 'listTextbooks'
  | 'listMerchants'
  | Both<'AskedQuestions'>

export function referenceRoutes({ referenceData }: Deps): Handlers<ReferenceCalls> {
  const toSubjects = (subjects: readonly Subject[], language: Language) =>
    subjects.map(({ id, parentId, name, childCount }) => ({
      subjectId: id,
      parentId,
      name: textIn(language, name),
      childCount,
    }))

  const askedQuestions = async (
    { input, language }: Call<Both<'AskedQuestions'>>,
    audience: SchoolRole,
  ): Promise<ResponseOf<'studentAskedQuestions'>> => {
    const { keyword = '', category = null } = input
    const [{ page, counts }, categories] = await Promise.all([
      referenceData.askedQuestions({ audience, keyword, category, language, page: pageRequest(input) }),
      referenceData.dictionary(ASKED_QUESTION_CATEGORIES),
    ])
    return {
      ...page,
      records: page.records.map(({ id, question, answer, ...rest }) => ({
        questionId: id,
        category: rest.category,
        question: textIn(language, question),
        answer: textIn(language, answer),
      })),
      categories: categories.map(({ value, label }) => ({
        category: value,
        name: textIn(language, label),
        count: counts.get(value) ?? 0,
      })),
    }
  }

  return {
    listSubjects: async ({ language }) => toSubjects(await referenceData.subjects(), language),
    listSubjectsByParent: async ({ input: { pid = null }, language }) =>
      toSubjects(await referenceData.subjects(pid), language),
    listGrades: async ({ language }) =>
      (await referenceData.grades()).map(({ id, name }) => ({ gradeId: id, name: textIn(language, name) })),
    async listDictionaryCategories({ language }) {
      const byCategory = Map.groupBy(await referenceData.dictionary(), ({ categoryId }) => categoryId)
      return (byCategory.get(CATEGORIES) ?? []).map(({ value, label }) => ({
        cataId: value,
        name: textIn(language, label),
        entries: (byCategory.get(value) ?? []).map((entry) => ({
          value: entry.value,
          label: textIn(language, entry.label),
        })),
      }))
    },
    listDictionaryEntries: async ({ input: { cataId }, language }) =>
      (await referenceData.dictionary(cataId)).map(({ value, label }) => ({ value, label: textIn(language, label) })),
    listTextbooks: async ({ input, school, language }) =>
      (await referenceData.textbooks(school, input)).map(({ id, gradeName, ...textbook }) => ({
        textbookId: id,
        ...textbook,
        gradeName: gradeName && textIn(language, gradeName),
      })),
    listMerchants: async ({ school, language }) =>
      (await referenceData.schools(school)).map(({ id, region, ...named }) => ({
        schoolId: id,
        name: nameIn(language, named),
        region,
      })),
    ...forBoth('AskedQuestions', askedQuestions),
  }
}
