export { textIn } from '../domain/localized.ts'
