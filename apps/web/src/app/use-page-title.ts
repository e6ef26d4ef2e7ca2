import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_TITLE } from '../shared/product-title.ts'
import type { PageTitle } from './route-meta.ts'

export function usePageTitle(title: PageTitle | null) {
  const { t } = useTranslation()
  const titles = { home: t('title.home'), login: t('title.login'), notFound: t('title.notFound') }
  const own = title && ('key' in title ? titles[title.key] : title.text)
  const product = title && 'key' in title ? t('product') : PRODUCT_TITLE
  const whole = own ? `${own} · ${product}` : PRODUCT_TITLE
  // Before the effects of the page, which may know a better title: the lesson's name.
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
}
