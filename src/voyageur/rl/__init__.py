"""The games behind the standard interfaces of learning: each module is one of them."""
