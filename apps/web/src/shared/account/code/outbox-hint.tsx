import { useTranslation } from 'react-i18next'
import { outbox } from './sms-code-field.css.ts'
import { useDemoAccess } from '../use-demo-access.ts'

/** In the demo nothing is really sent: where to read it instead. Opens beside, so that the form stays. */
export function OutboxHint() {
  const { t } = useTranslation('smsCode')
  if (!useDemoAccess()) return null
  return (
    <a href={`${import.meta.env.BASE_URL}dev-outbox`} target="_blank" rel="noreferrer" className={outbox}>
      {t('outbox')}
    </a>
  )
}
