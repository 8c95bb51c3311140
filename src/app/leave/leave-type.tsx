import { Badge } from '#ui/badge.tsx';
import { ColorDot, colorTone } from '#web/leave/leave-color.tsx';
import { useLeaveTypes } from './use-leave-types.ts';

export function LeaveTypeDot({ type, className }: { type: string; className?: string }) {
  const { color } = useLeaveTypes();
  return <ColorDot color={color(type)} className={className} />;
}

/** Dot and name, as a line of text. */
export function LeaveTypeName({ type }: { type: string }) {
  const { name, color } = useLeaveTypes();
  return (
    <span className="inline-flex items-center gap-2">
      <ColorDot color={color(type)} />
      {name(type)}
    </span>
  );
}

export function LeaveTypeBadge({ type }: { type: string }) {
  const { shortName, color } = useLeaveTypes();
  const own = color(type);
  const tone = own === null ? undefined : colorTone(own);
  if (own === null || tone) return <Badge tone={tone}>{shortName(type)}</Badge>;
  return <Badge icon={<ColorDot color={own} className="size-2" />}>{shortName(type)}</Badge>;
}
