/** Mail by SMTP, with nodemailer. */
import { createTransport } from 'nodemailer'
import type { MailSender } from '../../ports/mail-sender.ts'
import { OutsideError, type OutsideFailure } from '../../ports/outside-error.ts'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS, which a server outside this machine must offer. */
  isSecure: boolean
  user: string | null
  password: string
  /** The sender: `Huawen Classroom <no-reply@class.example>`. */
  from: string
}

const ANSWER_WITHIN_MS = 10_000

export function smtpMail({ host, port, isSecure, user, password, from }: SmtpSettings): MailSender {
  const isHere = /^(localhost|127\.|::1$)/.test(host)
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // A password, or a code, never goes over a line that everybody on the way reads.
    requireTLS: !isSecure && !isHere,
    ignoreTLS: !isSecure && isHere,
    ...(user !== null && { auth: { user, pass: password } }),
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A message takes no content from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text }).catch((cause: SmtpProblem) => {
        throw new OutsideError(failureOf(cause), detailOf(cause), { cause })
      })
    },
  }
}

interface SmtpProblem {
  /** This is a code of nodemailer, such as `EAUTH`. */
  code?: string
  /** This is a code of SMTP, such as 550. */
  responseCode?: number
}

function failureOf({ code, responseCode = 0 }: SmtpProblem): OutsideFailure {
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return 'wrong-credentials'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'EENVELOPE' || responseCode === 550 || responseCode === 553) return 'bad-recipient'
  return responseCode === 0 && code !== 'ETLS' ? 'unreachable' : 'refused'
}

const detailOf = ({ code = '', responseCode }: SmtpProblem) => (responseCode ? `SMTP ${responseCode}` : code)
