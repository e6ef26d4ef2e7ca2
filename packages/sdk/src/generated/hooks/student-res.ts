// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentGetLessonMaterial } from '../calls/student-res.ts'
import type { LessonRef, LessonMaterialResponse } from '../types.ts'

export const getStudentGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentGetLessonMaterial', [LessonRef]>('studentGetLessonMaterial', lessonRef)
export const getStudentGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('student-res', getStudentGetLessonMaterialQueryKey(lessonRef), (call) => studentGetLessonMaterial(lessonRef, call), options)
/** Everything a lesson offers. */
export const useStudentGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetLessonMaterialQueryOptions(lessonRef, useOwn(options)), queryClient)

