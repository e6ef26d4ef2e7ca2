import { type OutsideService, useListOutsideServices, useTestOutsideService } from '@hwjy/sdk'
import { OutsideTestRequest } from '@hwjy/sdk/schemas'
import { Banner, Button, Card, Field, List, ListItem, Skeleton, StatusPill, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import * as css from '../office.css.ts'
import { useOfficeForm } from '../office-form.tsx'

const tones = { ready: 'success', sandbox: 'accent', missing: 'neutral' } as const

/** Services outside the server: which are on, what is missing without the others, and a test. */
export function Services() {
  const { t } = useTranslation('schoolOffice')
  const services = useListOutsideServices()
  const [isMailOpen, setIsMailOpen] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: testService } = useTestOutsideService(atOnce)
  const [failure, setFailure] = useState('')
  const toast = useToast()
  const testText = () =>
    run(async () => {
      const { failure: reason, detail } = await testService({ data: { service: 'sms' } })
      setFailure(reason === null ? '' : [t(`services.failures.${reason}`), detail].filter(Boolean).join(' '))
      if (reason === null) toast.show(t('services.sent'), { tone: 'success' })
    })
  const test = ({ service, state }: OutsideService) => {
    if (state === 'missing' || (service !== 'sms' && service !== 'mail')) return undefined
    return (
      <Button
        size="sm"
        isBusy={isBusy && service === 'sms'}
        aria-label={t('services.testOne', { name: t(`services.names.${service}`) })}
        onClick={() => (service === 'mail' ? setIsMailOpen(true) : void testText())}
      >
        {t('services.test')}
      </Button>
    )
  }
  return (
    <section className={css.panel}>
      <div>
        <h2 className={css.cardTitle}>{t('services.title')}</h2>
        <p className={css.muted}>{t('services.text')}</p>
      </div>
      <CallNotice problem={problem} />
      {failure !== '' && <Banner tone="danger">{failure}</Banner>}
      {services.data ? (
        <Card padding="none">
          <List label={t('services.title')}>
            {services.data.services.map((one) => (
              <ListItem
                key={one.service}
                title={t(`services.names.${one.service}`)}
                description={
                  <>
                    {t(
                      one.state === 'missing' ? `services.without.${one.service}` : `services.states.${one.state}Text`,
                    )}
                    {one.state === 'missing' && one.settings.length > 0 && (
                      <>
                        {' '}
                        <span className={css.code}>{one.settings.join(', ')}</span>
                      </>
                    )}
                  </>
                }
                trailing={
                  <>
                    <StatusPill tone={tones[one.state]}>{t(`services.states.${one.state}`)}</StatusPill>
                    {test(one)}
                  </>
                }
              />
            ))}
          </List>
        </Card>
      ) : (
        <NoAnswer
          query={services}
          waiting={
            <Waiting>
              <Skeleton shape="box" height="14rem" />
            </Waiting>
          }
        />
      )}
      {isMailOpen && <MailTest onClose={() => setIsMailOpen(false)} />}
    </section>
  )
}

function MailTest({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: testService } = useTestOutsideService(atOnce)
  const [failure, setFailure] = useState('')
  const form = useOfficeForm({
    schema: OutsideTestRequest,
    defaultValues: { mailAddress: '' },
    request: ({ mailAddress }) => ({ service: 'mail', mailAddress: mailAddress.trim() }),
    fields: { ofCode: {}, inInput: ['mailAddress'] },
    async save({ mailAddress }) {
      const answer = await testService({ data: { service: 'mail', mailAddress: mailAddress.trim() } })
      if (answer.failure !== null) {
        setFailure([t(`services.failures.${answer.failure}`), answer.detail].filter(Boolean).join(' '))
        return
      }
      toast.show(t('services.sent'), { tone: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('services.mailTitle')}
      submitLabel={t('services.send')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('services.mailAddress')} error={form.errorOf('mailAddress')} isRequired>
        <TextInput {...form.textProps('mailAddress')} type="email" autoComplete="email" />
      </Field>
      {failure !== '' && <Banner tone="danger">{failure}</Banner>}
      <CallNotice problem={form.problem} />
    </FormDialog>
  )
}
