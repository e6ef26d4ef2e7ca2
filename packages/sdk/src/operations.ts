import { operations } from './generated/operations.ts'

export type OperationId = keyof typeof operations
export { operations }
export { type Authorization, decodeForm, type Encoding, type Operation, type Owner } from './operation.ts'
