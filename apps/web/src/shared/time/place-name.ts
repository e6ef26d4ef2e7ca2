import type { TFunction } from 'i18next'

/** "Shanghai" for `Asia/Shanghai`, in the reader's language where we know the word. */
export function placeName(zone: string, t: TFunction<'common'>): string {
  if (zone === 'Asia/Shanghai') return t('place.shanghai')
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
