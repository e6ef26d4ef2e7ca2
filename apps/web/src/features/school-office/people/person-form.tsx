import { type SchoolPersonDetail, useUpdateSchoolPerson } from '@hwjy/sdk'
import { SchoolPersonChange } from '@hwjy/sdk/schemas'
import { Button, Card, Field, PhoneInput, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { usePhoneZones } from '../../../shared/account/phone/use-phone-zones.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { changesOf } from '../changes-of.ts'
import * as css from '../office.css.ts'
import { useOfficeForm } from '../office-form.tsx'
import { personFields } from './person-fields.ts'

/** What the school knows about a person. The phone is shown with its middle hidden, so only a new one is typed. */
export function PersonForm({ detail }: { detail: SchoolPersonDetail }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const codes = usePhoneZones()
  // What was read when the form was opened, or saved by it: a newer answer must not make another person's change look like ours.
  const [base, setBase] = useState(detail)
  const { person, updatedAt } = base
  const { mutateAsync: update } = useUpdateSchoolPerson(atOnce)
  const saved = {
    name: person.name,
    nickname: person.nickname,
    username: person.username ?? '',
    birthday: base.birthday ?? '',
    parentName: base.parentName,
    parentMobile: base.parentMobile,
    externalId: person.externalId ?? '',
  }
  const requestOf = ({
    zone,
    mobile,
    ...typed
  }: typeof saved & { zone: string; mobile: string }): SchoolPersonChange => ({
    personId: person.personId,
    ...(updatedAt !== null && { basedOn: updatedAt }),
    ...changesOf(saved, typed),
    ...(mobile !== '' && { zone, mobile }),
  })
  const form = useOfficeForm({
    schema: SchoolPersonChange,
    defaultValues: { ...saved, zone: '86', mobile: '' },
    request: requestOf,
    fields: personFields,
    save: async (values) => setBase(await update({ data: requestOf(values) })),
    onSaved() {
      form.change({ mobile: '' })
      toast.show(t('saved'), { tone: 'success' })
    },
  })
  const text = (name: keyof typeof saved, isRequired = false) => (
    <Field label={t(`people.${name}`)} error={form.errorOf(name)} isRequired={isRequired}>
      <TextInput {...form.textProps(name)} autoComplete="off" />
    </Field>
  )
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <h2 className={css.cardTitle}>{t('people.profile')}</h2>
        <div className={css.columns}>
          {text('name', true)}
          {text('nickname', true)}
          {text('username', person.username !== null)}
          <Field
            label={t('people.mobile')}
            help={person.mobile === null ? undefined : t('people.mobileNow', { mobile: person.mobile })}
            error={form.errorOf('mobile')}
          >
            <PhoneInput
              codes={codes}
              value={{ zone: form.values.zone, mobile: form.values.mobile }}
              onValueChange={(phone) => form.change(phone)}
              autoComplete="off"
            />
          </Field>
          {person.role === 'student' && (
            <>
              <Field label={t('people.birthday')} error={form.errorOf('birthday')}>
                <TextInput {...form.textProps('birthday')} type="date" />
              </Field>
              {text('parentName')}
              {text('parentMobile')}
            </>
          )}
          {text('externalId')}
        </div>
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
