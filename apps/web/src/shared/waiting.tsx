import { VisuallyHidden } from '@hwjy/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Around the grey shapes of what is coming: says once that something is. */
export function Waiting({ children, ...props }: ComponentProps<'div'>) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" {...props}>
      <VisuallyHidden aria-live="polite">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
