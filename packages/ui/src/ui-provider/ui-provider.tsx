import type { ReactNode } from 'react'
import { ConfirmProvider } from '../confirm-dialog/confirm-provider.tsx'
import { ToastProvider } from '../toast/toast-provider.tsx'
import { UiTextProvider, type UiTextProviderProps } from '../ui-text/ui-text-provider.tsx'

export interface UiProviderProps extends Omit<UiTextProviderProps, 'children'> {
  children: ReactNode
}

/** Provides texts, messages and questions to all components below. Put it inside Theme, so that they take its colors. */
export function UiProvider({ language, text, children }: UiProviderProps) {
  return (
    <UiTextProvider language={language} text={text}>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </UiTextProvider>
  )
}
