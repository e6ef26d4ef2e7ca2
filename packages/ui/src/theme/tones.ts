import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts'

/** The severity of a message. The icon shows it too: colour is never alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const
