import { useSession } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { freshSignIn } from '../shared/session/fresh-sign-in.ts'

/** Says that the sign-in worked, once. */
export function Welcome() {
  const { t } = useTranslation()
  const toast = useToast()
  const { userInfo } = useSession()
  const name = userInfo?.nickname || userInfo?.name || ''
  useEffect(() => {
    if (freshSignIn.take()) toast.show(t('welcome', { name }), { tone: 'success' })
  }, [toast, t, name])
  return null
}
