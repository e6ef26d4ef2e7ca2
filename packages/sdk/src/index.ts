export * from './generated/hooks.ts'
