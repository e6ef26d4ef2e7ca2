import { VisuallyHidden } from '@hwjy/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Wraps the grey outline of content that is loading: announces that once to screen readers. */
export function Waiting({ children, ...props }: ComponentProps<'div'>) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" {...props}>
      <VisuallyHidden aria-live="polite">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
