import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts'

/** Says how severe a message is. The icon shows it too: color is never alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const
