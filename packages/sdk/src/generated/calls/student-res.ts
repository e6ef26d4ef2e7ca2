// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, LessonMaterialResponse } from '../types.ts'

/**
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 * @summary Everything a lesson offers
 */
export const studentGetLessonMaterial = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonMaterialResponse>({ url: '/api-user/res/lessonRes', body: lessonRef, signal })

export const getStudentGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentGetLessonMaterial', [LessonRef]>('studentGetLessonMaterial', lessonRef)
export const getStudentGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('student-res', getStudentGetLessonMaterialQueryKey(lessonRef), (signal) => studentGetLessonMaterial(lessonRef, signal), options)
/** Everything a lesson offers. */
export const useStudentGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetLessonMaterialQueryOptions(lessonRef, options), queryClient)

