import * as zod from 'zod/mini'
import { Failure } from '../generated/schemas.ts'

/** The envelope around what a call answers, or its failure. */
export type AnswerSchema<Data extends zod.ZodMiniType> = zod.ZodMiniUnion<
  readonly [
    zod.ZodMiniObject<{ code: zod.ZodMiniLiteral<200>; message: zod.ZodMiniString<string>; data: Data }>,
    typeof Failure,
  ]
>

export const answerSchema = <Data extends zod.ZodMiniType>(data: Data): AnswerSchema<Data> =>
  zod.union([zod.object({ code: zod.literal(200), message: zod.string(), data }), Failure])
