import type { CountedHomework } from '../../db/homework/homework.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, ResponseOf } from '../../http/call.ts'
import { homeworkDetail } from './homework-responses.ts'
import { readerOf } from './homework-reader.ts'

type AnyCall = Pick<Call<'getHomework'>, 'actor' | 'language' | 'now' | 'urlOf'>

/** Homework as the calls of its teacher read it. */
export function createHomeworkAccess({ homework: book, papers }: Pick<Deps, 'homework' | 'papers'>) {
  // @throws {ApiError} `notFound` for what was deleted
  const existing = async (homeworkId: string): Promise<CountedHomework> => {
    const found = await book.get(homeworkId)
    if (!found) throw new ApiError('notFound')
    return found
  }

  // Locks it: no student begins it and no other transaction changes it. @throws {ApiError} `notFound`
  const locked = async (homeworkId: string): Promise<CountedHomework> => {
    await book.lock(homeworkId)
    return existing(homeworkId)
  }

  const begun = async (homeworkId: string) =>
    new ApiError('homeworkBegun', { students: await book.begunBy(homeworkId) })

  const detail = async (homeworkId: string, call: AnyCall): Promise<ResponseOf<'getHomework'>> => {
    const found = await existing(homeworkId)
    return homeworkDetail(found, await papers.questions(found.paperId), readerOf(call))
  }

  return { existing, locked, begun, detail }
}
