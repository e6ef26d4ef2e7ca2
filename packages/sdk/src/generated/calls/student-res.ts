// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LessonRef, LessonMaterialResponse } from '../types.ts'

/**
 * Everything a lesson offers.
 *
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 *
 * `POST /api-user/res/lessonRes` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentGetLessonMaterial = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonMaterialResponse>({ url: '/api-user/res/lessonRes', body: lessonRef }, options)

