import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import type { RoomLayout } from '../../core/room/room-types.ts'
import { isPhone } from '../../core/view/device-class.ts'
import { BarButton } from '../control-bar/bar-button.tsx'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useChannel, useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Preferences } from '../preferences/preferences.ts'
import {
  ChatIcon,
  EndIcon,
  LeaveIcon,
  MoreIcon,
  PeopleIcon,
  PlayIcon,
  ReactionIcon,
  SendBackIcon,
  SettingsIcon,
  ToolsIcon,
} from '../shared/icons.ts'
import { LayoutIcon } from '../shared/later-icons.ts'
import { useSelection } from '../store/use-selection.ts'
import type { RoomViewValue } from './room-view.ts'
import { isFullScreen, toggleFullScreen } from './full-screen.ts'
import * as css from './layout-menu.css.ts'
import { viewWords } from './view-words.ts'

export interface LayoutMenuProps {
  view: RoomViewValue
  frame: HTMLElement | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The acts that a phone on its side has in this menu alone; null elsewhere. */
  side: {
    unreadCount: number
    onShowChat: () => void
    onShowPeople: () => void
    onShowTools: () => void
    onShowReactions: () => void
    onShowSettings: () => void
    onLeave: () => void
    onEnd: () => void
  } | null
}

/** The five pictures of the class, and what belongs to this screen alone. G opens it. [R34][R35] */
export function LayoutMenu({ view, frame, isOpen, onOpenChange, side }: LayoutMenuProps) {
  const t = useWords(viewWords)
  const room = useTranslate()
  const status = useRoom((state) => state.status)
  const address = usePersonAddress()
  const { preferences } = useClassroom()
  const { send } = useCommand()
  const { strip, isSelfHidden } = useSelection(preferences, (state) => ({
    strip: state.strip,
    isSelfHidden: state.isSelfHidden,
  }))
  const { classType, teacherName, given } = useRoom(({ settings, participants, view: current }) => ({
    classType: settings?.classType,
    teacherName: (settings && participants[settings.teacherId]?.name) ?? '',
    given: current,
  }))
  const isOnStage = useChannel(({ me, room: { floor } }) => floor?.onStage === true && floor.userId === me?.userId)
  const isFull = useIsFullScreen(frame)
  const { shown, sharerId, isTeacher, own, set, areas } = view
  const prefer = (change: Partial<Preferences>) => preferences.setState((state) => ({ ...state, ...change }))
  const isGiven = shown.by === 'teacher'

  const choose = (value: string) => {
    if (value === 'screen') {
      view.chooseLayout('board')
      view.chooseContent('screen')
    } else view.chooseLayout(value === 'automatic' ? null : (value as RoomLayout))
  }
  const layouts = (['board', 'gallery', 'speaker', 'split'] as const).filter(
    (layout) => classType !== 'large' || layout === 'board' || layout === 'speaker',
  )
  const current = shown.layout === 'board' && shown.content === 'screen' ? 'screen' : shown.layout
  const items: MenuItem[] = [
    {
      type: 'radio',
      label: isGiven ? t('setBy', { name: address(teacherName) }) : t('layout'),
      value: shown.by === 'automatic' ? 'automatic' : current,
      options: [...layouts, ...(sharerId === null ? [] : (['screen'] as const)), 'automatic' as const].map((value) => ({
        value,
        label: t(value),
        isDisabled: isGiven,
      })),
      onValueChange: choose,
    },
  ]
  if (isTeacher) {
    items.push({
      type: 'check',
      label: t('forAll'),
      isChecked: given.isFollowed && given.layout !== null,
      onCheckedChange: (follow) =>
        void send({ type: 'setLayout', layout: follow ? shown.layout : given.layout, content: shown.content, follow }),
    })
    if (own.order) {
      const order = own.order
      items.push({ label: t('seatsForAll'), onSelect: () => void send({ type: 'arrangeSeats', order }) })
    }
  }
  if (own.order || (isTeacher && given.order)) {
    items.push({
      label: t('seatsBack'),
      onSelect: () => {
        set({ order: null })
        if (isTeacher && given.order) void send({ type: 'arrangeSeats', order: null })
      },
    })
  }
  items.push({ type: 'separator' })
  if (!isPhone(areas.device)) {
    items.push({
      type: 'radio',
      label: t('strip'),
      value: areas.device === 'desk' || strip === 'hidden' ? strip : 'top',
      options: [
        { value: 'right', label: t('stripRight'), isDisabled: areas.device !== 'desk' },
        { value: 'top', label: t('stripTop') },
        { value: 'hidden', label: t('stripHidden') },
      ],
      onValueChange: (value) => prefer({ strip: value as Preferences['strip'] }),
    })
    items.push({ type: 'separator' })
  }
  items.push({
    type: 'check',
    label: t('hideSelf'),
    isChecked: isSelfHidden,
    onCheckedChange: (next) => prefer({ isSelfHidden: next }),
  })
  if (view.faces.pages > 1) {
    items.push({
      type: 'check',
      label: t('round'),
      isChecked: own.isRound,
      onCheckedChange: (isRound) => set({ isRound }),
    })
  }
  items.push({ type: 'separator' })
  if (shown.layout === 'board') {
    items.push({
      label: t(areas.device === 'upright' ? 'enlarge' : 'boardOnly'),
      onSelect: () => set({ zoomed: areas.device === 'upright' ? 'enlarged' : 'content' }),
    })
  }
  if (frame?.ownerDocument.fullscreenEnabled) {
    items.push({
      label: t(isFull ? 'leaveFullScreen' : 'fullScreen'),
      shortcut: 'F',
      onSelect: () => toggleFullScreen(frame),
    })
  }
  if (side) {
    items.unshift(
      { label: room('panel.chat'), icon: <ChatIcon size={18} />, onSelect: side.onShowChat },
      { label: room('panel.people'), icon: <PeopleIcon size={18} />, onSelect: side.onShowPeople },
      ...(isTeacher ? [{ label: room('tools.menu'), icon: <ToolsIcon size={18} />, onSelect: side.onShowTools }] : []),
      { label: room('tools.react'), icon: <ReactionIcon size={18} />, onSelect: side.onShowReactions },
      ...(isOnStage
        ? [
            {
              label: room('tools.leaveStage'),
              icon: <SendBackIcon size={18} />,
              onSelect: () => void send({ type: 'leaveStage' }),
            },
          ]
        : []),
      { type: 'separator' },
    )
    items.push({ type: 'separator' })
    items.push({
      label: room('roomBar.settings'),
      icon: <SettingsIcon size={18} />,
      onSelect: side.onShowSettings,
    })
    if (isTeacher && status === 'waiting') {
      items.push({
        label: room('class.start'),
        icon: <PlayIcon size={18} />,
        onSelect: () => void send({ type: 'start' }),
      })
    }
    items.push({ label: room('class.leave'), icon: <LeaveIcon size={18} />, onSelect: side.onLeave })
    if (isTeacher && status === 'live') {
      items.push({ label: room('class.end'), icon: <EndIcon size={18} />, tone: 'danger', onSelect: side.onEnd })
    }
    return (
      <DropdownMenu
        side="top"
        align="end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={<BarButton label={room('room.more')} icon={<MoreIcon size={22} />} badge={side.unreadCount} />}
        items={items}
      />
    )
  }
  return (
    <span className={css.menu}>
      {isGiven && <span className={css.givenBy}>{t('setBy', { name: address(teacherName) })}</span>}
      {isTeacher && given.isFollowed && given.layout && <span className={css.givenBy}>{t('forAll')}</span>}
      <DropdownMenu
        align="end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={<IconButton size="sm" label={t('layout')} shortcut="G" icon={<LayoutIcon size={18} />} />}
        items={items}
      />
    </span>
  )
}

function useIsFullScreen(frame: HTMLElement | null): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const document = frame?.ownerDocument
    if (!document) return
    const follow = () => setFull(isFullScreen(frame))
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame])
  return isFull
}
