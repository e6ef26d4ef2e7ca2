import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts'

/** How good the news is. The icon says it too: colour is never alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const
