/** Validation schemas (zod/mini) of every entity, request and answer; types of the same names. */
export * from './generated/schemas.ts'
export { answerSchemas, paramSchemas, requestSchemas } from './generated/schemas-by-operation.ts'
export { type Allowed, allowedAt } from './client/allowed.ts'
export { type Violation, violationsOf } from './client/violations.ts'
