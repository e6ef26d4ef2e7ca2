import { Banner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { sizeText } from '../size-text.ts'
import type { RefusedFile } from '../uploads/upload-files.ts'
import * as css from './refused-files.css.ts'

/** Names the chosen files that cannot be uploaded, and why. */
export function RefusedFiles({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  const { t } = useTranslation('resources')
  return (
    <Banner tone="danger" title={t('refusedTitle', { count: files.length })} onClose={onClose}>
      <ul className={css.list}>
        {files.map(({ name, denial }, index) => (
          <li key={index} className={css.name}>
            {denial.reason === 'size'
              ? t('refused.size', { name, limit: sizeText(denial.limitBytes, currentLanguage()) })
              : t(`refused.${denial.reason}`, { name })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
