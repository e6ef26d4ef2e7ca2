import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { inSeconds } from '../../domain/budget.ts'
import { testText } from '../../domain/accounts/sms-text.ts'
import { testMail } from '../../domain/messages/test-mail.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers, ResponseOf } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Language } from '../../http/language.ts'
import { OUTSIDE_SETTINGS, type OutsideService } from '../../outside/outside-services.ts'
import { OutsideError } from '../../ports/outside-error.ts'

type ServiceCalls = 'listOutsideServices' | 'testOutsideService'
type TestResponse = ResponseOf<'testOutsideService'>

const SERVICES = Object.keys(OUTSIDE_SETTINGS) as OutsideService[]

export function outsideServiceRoutes(deps: Deps): Handlers<ServiceCalls> {
  const { accounts, config, identity, outside, outsideTestBudget } = deps
  const { productName } = config

  // @throws {ApiError} `phoneMissing`; {OutsideError}
  const textToSelf = async ({ userId }: Actor, schoolId: string, language: Language) => {
    const phone = (await accounts.ofPerson(userId))?.phone
    if (!phone) throw new ApiError('phoneMissing')
    const message = testText(productName, language)
    // The demo's outbox is no service, but shows the text all the same.
    if (outside.sms) await outside.sms.send(phone, message)
    else identity.sms.tell({ schoolId, ...phone }, message)
  }

  return {
    listOutsideServices() {
      const services = SERVICES.map((service) => ({
        service,
        state: outside.states[service],
        settings: [...OUTSIDE_SETTINGS[service]],
      }))
      return { services }
    },

    async testOutsideService({ actor, input: { service, mailAddress }, school, language, now }) {
      if (service === 'mail' && mailAddress === undefined)
        throw invalidField('mailAddress', 'missing', 'A mail needs an address.')
      if (outside.states[service] === 'missing') return { service, failure: 'missing', detail: '' }
      const over = outsideTestBudget.take(actor.userId, now)
      if (over) throw new ApiError('tooOften', inSeconds(over))
      const send = async () => {
        if (service === 'sms') await textToSelf(actor, school, language)
        else await outside.mail?.send({ to: mailAddress ?? '', ...testMail(productName, language) })
      }
      return send().then(
        (): TestResponse => ({ service, failure: null, detail: '' }),
        (error: unknown): TestResponse => {
          if (error instanceof OutsideError) return { service, failure: error.code, detail: error.detail }
          throw error
        },
      )
    },
  }
}
