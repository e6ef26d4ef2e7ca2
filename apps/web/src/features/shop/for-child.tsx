import { personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useFamily } from '../../shared/family/use-family.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as css from './shop.css.ts'

/** Says whose course it will be, where several children share an account; nothing for a student alone. */
export function ForChild() {
  const { t } = useTranslation('shop')
  const child = useFamily().students.find(({ isCurrent }) => isCurrent)
  if (child === undefined) return null
  return <p className={css.forChild}>{t('forChild', { name: personAddress(child.name, currentLanguage()) })}</p>
}
