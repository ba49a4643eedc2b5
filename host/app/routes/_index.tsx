import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { Link } from "@remix-run/react";

export default function Landing() {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" maw={520} ta="center">
        <Title order={1}>Meishi Digital Cards</Title>
        <Text>A business card that people keep: shared by link, QR code or contact file.</Text>
        <Button component={Link} to="/auth">Get Started</Button>
      </Stack>
    </Center>
  );
}
