import { type Role, useGetStorageAs } from '@hwjy/sdk'
import { Meter } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { sizeText } from '../size-text.ts'
import * as css from './storage-meter.css.ts'

/** Marks the share from which a person should know that the space ends. */
const NEARLY_FULL = 0.9

/**
 * Says how much of a person's own space is used, and by what. Nothing is said until it is known. The page loads the
 * words of `resources`.
 */
export function StorageMeter({ owner }: { owner: Role }) {
  const { t } = useTranslation('resources')
  const { data } = useGetStorageAs(owner)
  if (!data) return null
  const size = (bytes: number) => sizeText(bytes, currentLanguage())
  const types = data.types.filter(({ bytes }) => bytes > 0)
  // Files that the school brought along lie in no folder of a teacher.
  const used = Math.max(
    data.usedBytes,
    types.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  const share = data.quotaBytes === 0 ? 1 : used / data.quotaBytes
  const isNearlyFull = share >= NEARLY_FULL
  return (
    <section aria-label={t('storage')} className={css.storage}>
      <p className={css.words}>{t('storageUsed', { used: size(used), quota: size(data.quotaBytes) })}</p>
      <Meter label={t('storage')} value={share} tone={isNearlyFull ? 'danger' : 'accent'} />
      <p className={css.types}>
        {isNearlyFull
          ? t('storageFull')
          : types.map(({ type, bytes }) => `${t(`types.${type}`)} ${size(bytes)}`).join('\u2003')}
      </p>
    </section>
  )
}
