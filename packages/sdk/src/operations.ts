import { operations } from './generated/operations.ts'

export type OperationId = keyof typeof operations
export { operations }
export {
  appendFields,
  type Authorization,
  decodeForm,
  type Encoding,
  type Operation,
  type Owner,
  type OwnTransaction,
  type Permission,
} from './client/operation.ts'
