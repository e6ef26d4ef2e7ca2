/** Why a service outside did not take a message. */
export type OutsideFailure =
  /** It cannot be reached, or does not answer. */
  | 'unreachable'
  /** It asks to try again later. */
  | 'busy'
  /** It does not know the id, the secret or the password. */
  | 'wrong-credentials'
  /** The message has no template there, or one that is not approved. */
  | 'no-template'
  /** The recipient's number or address is wrong, or takes no messages. */
  | 'bad-recipient'
  /** Too many messages to this recipient, or in all. */
  | 'limit-reached'
  /** Anything else: `detail` is the code of the service. */
  | 'refused'

const PASSES_BY: ReadonlySet<OutsideFailure> = new Set<OutsideFailure>(['unreachable', 'busy'])

/** A service outside did not take a message. Holds neither the message nor a secret: it is logged. */
export class OutsideError extends Error {
  readonly code: OutsideFailure
  /** The code of the service, such as `FailedOperation.TemplateIncorrectOrUnapproved`; '' for none. */
  readonly detail: string

  constructor(code: OutsideFailure, detail = '', options?: ErrorOptions) {
    super(detail === '' ? code : `${code}: ${detail}`, options)
    this.name = 'OutsideError'
    this.code = code
    this.detail = detail
  }

  /** Trying again may help. */
  get passesBy(): boolean {
    return PASSES_BY.has(this.code)
  }
}
