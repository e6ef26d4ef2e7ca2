import { type ApiError, errorCodes } from '@hwjy/sdk'
import { i18n } from '../../i18n/i18n.ts'

/**
 * The server's sentence for an expired ticket is "Sign in again", which is wrong where no sign-in is under way. Pages
 * that say this have loaded the words of the second step.
 */
export const sayTooLate = ({ code }: ApiError) =>
  code === errorCodes.ticketExpired ? i18n.t('secondStep:tooLate') : undefined
