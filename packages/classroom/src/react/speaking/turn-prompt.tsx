import { useChannel } from '../hooks/use-room.ts'
import { lateView } from '../shared/late-view.tsx'

const TurnCard = lateView(() => import('./turn-card.tsx').then((module) => module.TurnCard))

/** My turn to speak, until it is used. An open invitation goes first: it comes with a question of its own. [R48] */
export function TurnPrompt() {
  const turn = useChannel(({ me, room }) =>
    me && !room.invitations.some(({ userId }) => userId === me.userId) ? room.participants[me.userId]?.turn : undefined,
  )
  return turn ? <TurnCard key={turn.at} isAsked={turn.isAsked} /> : null
}
