import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useDenial } from '../hooks/use-command.ts'
import { useMyHand } from '../hooks/use-hands.ts'
import { useChannel } from '../hooks/use-room.ts'
import { HandIcon, SendBackIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'

/** The student's hand, and the way back from the stage. [R9] */
export function StudentTools({ command }: { command: CommandState }) {
  const t = useTranslate()
  const { place } = useMyHand()
  const isOnStage = useChannel(({ me, room }) => room.floor?.userId === me?.userId && room.floor?.onStage === true)
  const denial = useDenial({ type: 'raiseHand' })
  return (
    <>
      <BarButton
        label={place === null ? t('tools.raiseHand') : t('tools.handPlace', { place })}
        action={t(place === null ? 'tools.raiseHand' : 'tools.lowerHand')}
        icon={<HandIcon size={22} />}
        state={place === null ? 'off' : 'on'}
        isAllowed={denial === null}
        isBusy={command.isBusy}
        aria-pressed={place !== null}
        shortcut="R"
        onClick={() => void command.attempt({ type: place === null ? 'raiseHand' : 'lowerHand' })}
      />
      {isOnStage && (
        <BarButton
          label={t('tools.leaveStage')}
          icon={<SendBackIcon size={22} />}
          onClick={() => void command.attempt({ type: 'leaveStage' })}
        />
      )}
    </>
  )
}
