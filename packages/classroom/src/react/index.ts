// The public API, by hand: the room at three heights – hooks, components, the ready screen.
export { Classroom, type ClassroomOptions, type ClassroomProps } from './room/classroom.tsx'
export type { ClassroomEvent } from './room/classroom-events.ts'
export type { ClassroomPorts, EnrolledPerson } from './classroom-ports.ts'
export { ClassroomProvider, type ClassroomProviderProps } from './classroom-provider.tsx'

export { Announcements } from './announcements/announcements.tsx'
export { Barrage } from './barrage/barrage.tsx'
export { BoardPane } from './board/board-pane.tsx'
export { ChatPanel } from './chat/chat-panel.tsx'
export { ClosedScreen, type ClosedScreenProps } from './connection/closed-screen.tsx'
export type { Readmission } from './connection/use-readmission.ts'
export { ConnectionBanner } from './connection/connection-banner.tsx'
export { BarButton, type BarButtonProps } from './control-bar/bar-button.tsx'
export { ControlBar, type ControlBarProps } from './control-bar/control-bar.tsx'
export { DeviceControls } from './control-bar/device-controls.tsx'
export { StudentTools } from './control-bar/student-tools.tsx'
export { DeviceCheck, type DeviceCheckProps } from './device-check/device-check.tsx'
export { type ChosenDevices, type DeviceCheckState, useDeviceCheck } from './device-check/use-device-check.ts'
export { EndedScreen, type EndedScreenProps } from './ended/ended-screen.tsx'
export type { Rating } from './ended/rating-form.tsx'
export { HelpDialog } from './help/help-dialog.tsx'
export { InvitationPrompt } from './invitation/invitation-prompt.tsx'
export { HandsQueue, RosterPanel } from './room/panel/late-panels.ts'
export { SettingsPopover } from './settings/settings-popover.tsx'
export { VideoTile, type VideoTileProps } from './stage/video-tile.tsx'
export { EndClassDialog, type EndClassDialogProps } from './top-bar/end-class-dialog.tsx'
export { LeaveDialog, type LeaveDialogProps } from './top-bar/leave-dialog.tsx'
export { TopBar, type TopBarProps } from './top-bar/top-bar.tsx'

export { useClassroom, useTranslate } from './hooks/classroom-context.ts'
export { useBoardState, useCanDraw } from './hooks/use-board-state.ts'
export { type BoardPagesView, type BoardTools, useBoardPages, useBoardTools } from './hooks/use-board-tools.ts'
export { useChat, useUnreadCount } from './hooks/use-chat.ts'
export { type ClassClock, formatMinutes, useClassClock, useNow } from './hooks/use-class-clock.ts'
export { type CommandState, useCommand, useDenial } from './hooks/use-command.ts'
export { useConnection } from './hooks/use-connection.ts'
export { useCues } from './hooks/use-cues.ts'
export { type Hands, type QueuedHand, useHands, useMyHand } from './hooks/use-hands.ts'
export { type MyInvitation, useInvitation } from './hooks/use-invitation.ts'
export { type Me, useMe } from './hooks/use-me.ts'
export { type OwnMedia, useMedia, useOwnMedia, useVolume } from './hooks/use-media.ts'
export { type NetworkQualityView, type SignalLevel, useNetworkQuality, useNetworkStep } from './hooks/use-network.ts'
export { type RosterEntry, useParticipant, useParticipants, useRoster } from './hooks/use-participants.ts'
export { useChannel, useRoom } from './hooks/use-room.ts'
export { type Stage, useStage } from './hooks/use-stage.ts'

export { type CuePlayer, createCuePlayer } from './cues/create-cue-player.ts'
export { type LabelKey, type Labels, LANGUAGES, type Language, loadLabels, type Translate } from './i18n/labels.ts'
export type { DeviceChecker, OpenDevice } from '../ports/device-checker.ts'
export type {
  BankPage,
  BankPracticeKind,
  BankQuestion,
  BankQuestionType,
  BankSearch,
  PreparedQuestions,
  QuestionBank,
} from '../ports/question-bank.ts'
export type { StrokeSource } from '../ports/stroke-source.ts'
export type { MediaState, OwnSource } from './media/media-state.ts'
export type { NetworkStep } from './media/weak-network.ts'
