import { Avatar, Badge, Button, Card, List, ListItem, personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { facesOfFamily } from '../../shared/people/face-of.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import * as css from './account.css.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'

/**
 * Lists the students who share this account; one press switches to another one. Renders nothing for a student alone.
 */
export function FamilyCard() {
  const { t } = useTranslation('account')
  const { students, isBusy, goOnAs } = useFamily()
  if (students.length === 0) return null
  const faces = facesOfFamily(students)
  return (
    <Card asChild padding="lg" className={css.form}>
      <section aria-labelledby="family">
        <h2 id="family" className={css.sectionHeading}>
          {t('family')}
        </h2>
        <List label={t('family')}>
          {students.map(({ stuId, name, gradeName, isCurrent }) => (
            <ListItem
              key={stuId}
              leading={<Avatar name={name} {...faces.get(stuId)} isDecorative />}
              title={name}
              description={gradeName ?? undefined}
              trailing={
                isCurrent ? (
                  <Badge tone="success">{t('learningNow')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    isBusy={isBusy}
                    // The name stands beside it; with it, the button is wider than a phone.
                    aria-label={t('goOnAs', { name: personAddress(name, currentLanguage()) })}
                    onClick={() => void goOnAs(stuId)}
                  >
                    {t('goOn')}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </section>
    </Card>
  )
}
