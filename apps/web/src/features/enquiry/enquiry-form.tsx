import { type EnquiryReceipt, type EnquiryWish, useSendEnquiry } from '@hwjy/sdk'
import {
  EnquiryRequest,
  enquiryRequestChildAgeMax,
  enquiryRequestChildAgeMin,
  enquiryRequestTextMax,
} from '@hwjy/sdk/schemas'
import {
  Button,
  Checkbox,
  Field,
  Link as StyledLink,
  NumberInput,
  SegmentedControl,
  type SegmentedControlProps,
  Textarea,
  TextInput,
} from '@hwjy/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { CaptchaDialog } from '../../shared/captcha/lazy-captcha-dialog.ts'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import * as css from './enquiry.css.ts'
import {
  blankEnquiry,
  CONSENT_VERSION,
  enquiryRequest,
  type EnquiryValues,
  enquiryViolations,
  isBlankEnquiry,
  isWrongMail,
  isWrongPhone,
} from './enquiry-values.ts'

const fields = { ofCode: {}, inInput: ['name', 'contact', 'childName', 'childAge', 'text'] } as const
type FieldName = (typeof fields.inInput)[number]

interface EnquiryFormProps {
  about: { schoolId: string; courseId: string | null }
  wish: EnquiryWish
  onSent: (receipt: EnquiryReceipt, contact: string) => void
}

/** What is typed is kept on this device until the school has it. The captcha comes last, when everything else fits. */
export function EnquiryForm({ about, wish, onSent }: EnquiryFormProps) {
  const { t } = useTranslation('enquiry')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(fields)
  const { mutateAsync: send } = useSendEnquiry(atOnce)
  // The values fit the contract and wait for the captcha.
  const [checked, setChecked] = useState<EnquiryValues | null>(null)
  const form = useContractForm<EnquiryValues>({
    schema: EnquiryRequest,
    defaultValues: blankEnquiry(wish),
    request: (values) => enquiryRequest(values, about),
    rules: enquiryViolations,
    onChange(values) {
      forgetProblem()
      draft.change({ ...values, isAgreed: false })
    },
  })
  const draft = useDraft<EnquiryValues>({
    form: 'enquiry',
    id: about.courseId ?? about.schoolId,
    blank: blankEnquiry(wish),
    isBlank: isBlankEnquiry,
    // The person agrees anew each time; drafts of earlier versions kept the tick.
    show: (kept) => form.reset({ ...kept, isAgreed: false }),
  })
  const { values } = form
  function errorOf(name: FieldName | 'isAgreed'): string | undefined {
    const violation = form.violationOf(name)
    if (name === 'contact' && violation !== null && isWrongMail(values.contact)) return t('invalid.mail')
    if (name === 'contact' && violation !== null && isWrongPhone(values.contact)) return t('invalid.phone')
    if (violation) return t(`invalid.${name}`, { limit: violation.limit ?? 0, kind: violation.kind })
    if (problem?.field !== name) return undefined
    return problem.message || t(`invalid.${name}`, { limit: 0, kind: 'missing' })
  }
  async function sendWith(captchaVerification: string, asked: EnquiryValues) {
    setChecked(null)
    await run(async () => {
      const receipt = await send({ data: enquiryRequest(asked, about, captchaVerification) })
      draft.sent()
      onSent(receipt, asked.contact.trim())
    })
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit(setChecked, event)
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <DraftLine draft={draft} />
      <fieldset className={css.fields} disabled={draft.isReadOnly}>
        <Choice
          label={t('wish')}
          value={values.wish}
          onValueChange={(chosen) => form.change({ wish: chosen })}
          options={[
            { value: 'trial', label: t('wishes.trial') },
            { value: 'place', label: t('wishes.place') },
          ]}
        />
        <Choice
          label={t('learner')}
          value={values.learner}
          onValueChange={(learner) => form.change({ learner })}
          options={[
            { value: 'child', label: t('learners.child') },
            { value: 'self', label: t('learners.self') },
          ]}
        />
        {values.learner === 'child' && <ChildFields form={form} errorOf={errorOf} />}
        <Field label={t('name')} error={errorOf('name')} isRequired>
          <TextInput size="lg" autoComplete="name" {...form.textProps('name')} />
        </Field>
        <Field label={t('contact')} help={t('contactText')} error={errorOf('contact')} isRequired>
          <TextInput size="lg" autoComplete="email" {...form.textProps('contact')} />
        </Field>
        <Field label={t('text')} help={t('textText')} error={errorOf('text')}>
          <Textarea rows={4} maxCount={enquiryRequestTextMax} {...form.textProps('text')} />
        </Field>
        <div className={css.consent}>
          <Checkbox
            label={t('agree')}
            description={t(`consent.${CONSENT_VERSION}`)}
            isChecked={values.isAgreed}
            onCheckedChange={(isAgreed) => form.change({ isAgreed })}
          />
          <StyledLink asChild>
            <Link to="/agreement" target="_blank">
              {t('privacy')}
            </Link>
          </StyledLink>
          {errorOf('isAgreed') !== undefined && (
            <p role="alert" className={css.error}>
              {errorOf('isAgreed')}
            </p>
          )}
        </div>
        <CallNotice problem={problem} />
        <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
          {t('send')}
        </Button>
      </fieldset>
      {checked && (
        <Suspense>
          <CaptchaDialog onSolved={(solved) => void sendWith(solved, checked)} onClose={() => setChecked(null)} />
        </Suspense>
      )}
    </form>
  )
}

/** A choice whose label is seen, too: its words alone do not say what is chosen. */
function Choice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div className={css.choice}>
      <span aria-hidden className={css.choiceLabel}>
        {props.label}
      </span>
      <SegmentedControl isWide {...props} />
    </div>
  )
}

interface ChildFieldsProps {
  form: ReturnType<typeof useContractForm<EnquiryValues>>
  errorOf: (name: FieldName) => string | undefined
}

function ChildFields({ form, errorOf }: ChildFieldsProps) {
  const { t } = useTranslation('enquiry')
  return (
    <div className={css.pair}>
      <Field label={t('childName')} help={t('childNameText')} error={errorOf('childName')}>
        <TextInput size="lg" autoComplete="off" {...form.textProps('childName')} />
      </Field>
      <Field label={t('childAge')} error={errorOf('childAge')} isRequired>
        <NumberInput
          size="lg"
          min={enquiryRequestChildAgeMin}
          max={enquiryRequestChildAgeMax}
          value={form.values.childAge}
          onValueChange={(childAge) => form.change({ childAge })}
        />
      </Field>
    </div>
  )
}
