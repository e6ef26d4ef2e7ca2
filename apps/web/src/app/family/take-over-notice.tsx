import { Banner, personAddress, useToast } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAIN_ID } from '../page/use-scroll-to-top.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'

/** Announces once which student uses the app now, and gives the focus to their page: the menu that had it is gone. */
export function TakeOverNotice({ name }: { name: string }) {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    toast.show(t('family.isNow', { name: personAddress(name, currentLanguage()) }), { tone: 'success' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  })
  return null
}

/** Says why the page is another one: who chose the student did so in a window that this person may not see. */
export function TakeOverBanner({ name }: { name: string }) {
  const { t } = useTranslation('shell')
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <Banner onClose={() => setIsClosed(true)}>
      {t('family.isNowElsewhere', { name: personAddress(name, currentLanguage()) })}
    </Banner>
  )
}
