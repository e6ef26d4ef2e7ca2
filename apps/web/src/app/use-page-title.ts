import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageTitle } from './route-meta.ts'

/** What the tab says when a page has no title of its own. */
const DEFAULT_TITLE = '华文课堂'

export function usePageTitle(title: PageTitle | null) {
  const { t } = useTranslation()
  const titles = { home: t('title.home'), login: t('title.login'), notFound: t('title.notFound') }
  const own = title && ('key' in title ? titles[title.key] : title.text)
  const product = title && 'key' in title ? t('product') : DEFAULT_TITLE
  const whole = own ? `${own} · ${product}` : DEFAULT_TITLE
  useEffect(() => {
    document.title = whole
  }, [whole])
}
