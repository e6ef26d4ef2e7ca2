import type { TFunction } from 'i18next'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_TITLE } from '../../shared/page/product-title.ts'
import type { PageTitle } from '../routes/route-meta.ts'

/** The title does not delay the page: it is the product's name until the titles are there. */
const noSuspense = { useSuspense: false }

export function usePageTitle(title: PageTitle | null) {
  const isTitled = title !== null && 'of' in title
  const { t, ready } = useTranslation(isTitled ? ['common', 'titles'] : ['common'], noSuspense)
  const whole = ready ? wholeTitle(title, t) : PRODUCT_TITLE
  // Before the effects of the page, which may know a better title: the lesson's name.
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
}

export function wholeTitle(title: PageTitle | null, t: TFunction<['common', 'titles']>): string {
  if (title === null) return PRODUCT_TITLE
  if ('text' in title) return `${title.text} · ${PRODUCT_TITLE}`
  return `${'key' in title ? t(`title.${title.key}`) : t(`titles:${title.of}`)} · ${t('product')}`
}
