import { type ApiError, errorCodes } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { unusableReason } from './invitation-link.ts'

/** Words for an invitation that was used or withdrawn while its form was open; undefined for other refusals. */
export function useUnusableWords() {
  const { t } = useTranslation('invitation')
  return (refusal: ApiError): string | undefined =>
    refusal.code === errorCodes.invitationUnusable ? t(`reason.${unusableReason(refusal)}`) : undefined
}
