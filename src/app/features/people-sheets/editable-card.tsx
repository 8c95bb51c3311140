import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type EditableCardProps = {
  title: string;
  mayEdit: boolean;
  edit: { Icon: LucideIcon; label: string };
  onEdit: () => void;
  children: ReactNode;
};

/** A part of a person's sheet, with the button that changes it for those who may. */
export function EditableCard({ title, mayEdit, edit, onEdit, children }: EditableCardProps) {
  return (
    <Card
      title={title}
      actions={
        mayEdit && (
          <Button
            size="sm"
            variant="secondary"
            icon={<edit.Icon className="size-4" aria-hidden="true" />}
            onClick={onEdit}
          >
            {edit.label}
          </Button>
        )
      }
    >
      {children}
    </Card>
  );
}
